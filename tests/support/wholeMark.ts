/** How a file begins that `npm test -- all` runs and `npm test` leaves out; why, and who holds the same, follows on its line. */
export const wholeMark = '// In npm test -- all:';
