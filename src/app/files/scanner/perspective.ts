export interface Point {
  x: number;
  y: number;
}

/** Of a page on its picture: from the top left one clockwise, in parts of the picture's width and height. */
export type Corners = readonly [Point, Point, Point, Point];

export interface Size {
  width: number;
  height: number;
}

/** Colours as a canvas has them: red, green, blue and opacity of each pixel, row after row. */
export interface Pixels extends Size {
  data: Uint8ClampedArray;
}

export const wholePicture: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

export const isWhole = (corners: Corners): boolean =>
  corners.every(({ x, y }, nth) => x === wholePicture[nth]?.x && y === wholePicture[nth]?.y);

/** The same corners on the picture turned clockwise by a quarter: the bottom left one is the top left one then. */
export function turnCorners([first, second, third, fourth]: Corners): Corners {
  const turn = ({ x, y }: Point): Point => ({ x: 1 - y, y: x });
  return [turn(fourth), turn(first), turn(second), turn(third)];
}

/** Less than this of the picture's width and height between two sides is no page. */
const least = 0.05;

/** A corner moved within the picture; the same corners where no page would be left between them, or one folded over. */
export function moveCorner(corners: Corners, nth: number, to: Point): Corners {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  const [first, second, third, fourth] = corners.map((corner, at) =>
    at === nth ? { x: within(to.x), y: within(to.y) } : corner,
  ) as [Point, Point, Point, Point];
  const moved: Corners = [first, second, third, fourth];
  return moved.every((_, at) => isOutward(moved, at)) ? moved : corners;
}

/** The page bends the same way at each corner, and is wide enough there. */
function isOutward(corners: Corners, at: number): boolean {
  const [before, here, after] = [(at + 3) % 4, at, (at + 1) % 4].map((nth) => corners[nth] as Point) as [Point, Point, Point];
  const area = (here.x - before.x) * (after.y - here.y) - (here.y - before.y) * (after.x - here.x);
  return area > least * least;
}

/** How large the page is on a picture of that size: the longer of each two sides that lie over against each other. */
export function sizeOfPage([first, second, third, fourth]: Corners, { width, height }: Size): Size {
  const between = (one: Point, other: Point) => Math.hypot((one.x - other.x) * width, (one.y - other.y) * height);
  return {
    width: Math.max(1, Math.round(Math.max(between(first, second), between(fourth, third)))),
    height: Math.max(1, Math.round(Math.max(between(first, fourth), between(second, third)))),
  };
}

/** Where a place on the straightened page (0 to 1 each way) lies on the picture. */
export function placeOn([first, second, third, fourth]: Corners): (across: number, down: number) => Point {
  const [dx1, dy1] = [second.x - third.x, second.y - third.y];
  const [dx2, dy2] = [fourth.x - third.x, fourth.y - third.y];
  const [sx, sy] = [first.x - second.x + third.x - fourth.x, first.y - second.y + third.y - fourth.y];
  const whole = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / whole, (dx1 * sy - sx * dy1) / whole];
  const [a, b] = [second.x - first.x + g * second.x, fourth.x - first.x + h * fourth.x];
  const [d, e] = [second.y - first.y + g * second.y, fourth.y - first.y + h * fourth.y];
  return (across, down) => {
    const far = g * across + h * down + 1;
    return { x: (a * across + b * down + first.x) / far, y: (d * across + e * down + first.y) / far };
  };
}

/** Draws the page between the corners as a rectangle; each pixel is mixed of the four around its place. */
export function straighten(source: Pixels, corners: Corners, { width, height }: Size): Pixels {
  const place = placeOn(corners);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0, to = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, to += 4) {
      const { x, y } = place((column + 0.5) / width, (row + 0.5) / height);
      mix(source, x * source.width - 0.5, y * source.height - 0.5, data, to);
    }
  }
  return { width, height, data };
}

function mix({ data, width, height }: Pixels, x: number, y: number, into: Uint8ClampedArray, to: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, low] = [x - left, y - top];
  const [x0, x1] = [Math.min(width - 1, Math.max(0, left)), Math.min(width - 1, Math.max(0, left + 1))];
  const [y0, y1] = [Math.min(height - 1, Math.max(0, top)), Math.min(height - 1, Math.max(0, top + 1))];
  for (let part = 0; part < 4; part += 1) {
    const at = (column: number, row: number) => data[(row * width + column) * 4 + part] ?? 0;
    const above = at(x0, y0) * (1 - right) + at(x1, y0) * right;
    const below = at(x0, y1) * (1 - right) + at(x1, y1) * right;
    into[to + part] = above * (1 - low) + below * low;
  }
}

/** Grey by how bright each colour looks, in place. */
export function greyOut({ data }: Pixels): void {
  for (let at = 0; at < data.length; at += 4) {
    const bright = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
    data.fill(bright, at, at + 3);
  }
}
