/**
 * Counts what the kernels write. Import this first, as it replaces what makes instances of WebAssembly modules: the kernels
 * are made when the library is imported.
 */
import type { Kernels } from '../../src/emit/kernels.ts';

/** Calls of the kernel that writes rows, and the rows that it wrote. */
export const written = { calls: 0, rows: 0 };

/** The kernels with a count of the rows that they write. */
function counted(kernels: Kernels): Kernels {
  const writeRows: Kernels['writeRows'] = (...given) => {
    const end = kernels.writeRows(...given);
    written.calls++;
    written.rows += kernels.rowsWritten();
    return end;
  };
  return { ...kernels, writeRows };
}

WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
  construct(Instance, [module, imports]: ConstructorParameters<typeof WebAssembly.Instance>) {
    const { exports } = new Instance(module, imports);
    return { exports: counted(exports as unknown as Kernels) };
  },
});
