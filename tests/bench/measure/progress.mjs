/** One line that says what is going on, overwritten as it goes; nothing where nobody watches. */
export const progressTo = (stream) => (text) => {
  if (!stream.isTTY) return;
  stream.clearLine(0);
  stream.cursorTo(0);
  stream.write(text);
};
