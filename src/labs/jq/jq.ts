import { loadJq } from 'jq-wasm';
import { type Jq, jqOf } from './engine.ts';

export { type Jq, JqLimit, type JqResult } from './engine.ts';

/**
 * Real jq, compiled to WebAssembly. It cannot be stopped while it runs.
 * @param wasm its code; Node finds it by itself
 */
export async function startJq(wasm?: ArrayBuffer): Promise<Jq> {
  return jqOf(await loadJq(wasm ? { wasmBinary: wasm } : {}));
}
