/** Runs in the page: the mean colours of a picture's cells, row by row, each in six hexadecimal digits. */
export const coloursOf = async (asked: {
  readonly png: string;
  readonly columns: number;
  readonly rows: number;
}): Promise<readonly string[]> => {
  const image = new Image();
  image.src = `data:image/png;base64,${asked.png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There is no canvas to read a picture from.');
  pen.drawImage(image, 0, 0);
  const [wide, high] = [image.width / asked.columns, image.height / asked.rows];
  const meanOf = (column: number, row: number): string => {
    const { data } = pen.getImageData(column * wide, row * high, wide, high);
    const sums = [0, 0, 0];
    data.forEach((value, index) => {
      if (index % 4 < 3) sums[index % 4] = (sums[index % 4] ?? 0) + value;
    });
    return sums
      .map((sum) => Math.round((sum * 4) / data.length))
      .map((mean) => mean.toString(16).padStart(2, '0'))
      .join('');
  };
  return Array.from({ length: asked.rows }, (_, row) =>
    Array.from({ length: asked.columns }, (__, column) => meanOf(column, row)).join(' '),
  );
};
