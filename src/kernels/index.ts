/*
 * The kernels of the emitter in AssemblyScript, compiled to one WebAssembly module when the package is built. It has no
 * memory of its own and no run time: all addresses come from src/emit, which is the only one to call them.
 */
export { drawCopy, drawFlag, drawLanes, drawRank, drawSkewed, selectCase, setNumbers, setStride } from './draw';
export { clearNulls, clearOthers, gatherValues, narrowIntervals, stepIntervals } from './interval';
export { markFalse, selectMarked, stepNumbers, trustNumbers } from './numeric';
export {
  clearCovering,
  cutLane,
  drawByNumber,
  drawSkewedByNumber,
  listRanks,
  listRows,
  permute,
  pickCovering,
  pickEarlier,
  pickSkewed,
  placeNumbers,
  putNumbers,
  reduceNumbers,
  toDoubles,
} from './permutation';
export { clearValues, drawBehind, drawBetween, freeRows, readValues } from './related';
export { rowsWritten, writeRows } from './write';
