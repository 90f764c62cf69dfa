/** What a fault says of itself under a name, such as its code; a fault may come from where `Error` is another class. */
export const saidBy = (fault: unknown, name: 'code' | 'message' | 'stdout' | 'stderr'): string =>
  typeof fault === 'object' && fault !== null && name in fault
    ? String((fault as Readonly<Record<string, unknown>>)[name])
    : '';
