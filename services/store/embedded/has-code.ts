/** Whether a fault is the operating system's of one of these names, such as ENOENT. */
export const hasCode = (fault: unknown, ...codes: readonly string[]): boolean =>
  typeof fault === 'object' && fault !== null && 'code' in fault && codes.includes(String(fault.code));
