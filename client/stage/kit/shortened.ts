/** A name as far as a plate is wide, which is so many heights of its letters. */
export const shortened = (name: string, plate: number): string => {
  const letters = [...name];
  if (widthOf(letters) <= plate) return name;
  let fitting = letters.length;
  while (fitting > 1 && widthOf(letters.slice(0, fitting)) > plate - 1) fitting -= 1;
  return `${letters.slice(0, fitting).join('').trimEnd()}…`;
};

/** About how wide letters are, in heights of letters: whatever face they are set in, few are wider. */
const widthOf = (letters: readonly string[]): number =>
  letters.reduce(
    (width, letter) => width + (/[iljtfrI.,' ]/.test(letter) ? 0.42 : /[mwMWQ@]/.test(letter) ? 1.05 : 0.7),
    0,
  );
