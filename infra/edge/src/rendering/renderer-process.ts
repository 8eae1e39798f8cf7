import { createContext, runInContext, Script } from 'node:vm';
import type { Context } from 'node:vm';
import type { ServerPageProgress } from '@souk/contracts';
import type { FromRenderer, ToRenderer } from './messages.ts';

/*
 * The program of the process that draws pages: it has no rights, no environment and no files. Each bundle runs in a context
 * of its own that is given nothing but text. A context is no border against somebody who wants out; the process is.
 */

/** Bundles that are held: those of the releases that are live, and a canary's. */
const MAX_BUNDLES = 4;

const contexts = new Map<string, Context>();

const send = (message: FromRenderer) => process.send?.(message);

/** Calls a function of a bundle. Arguments and answer are text, or numbers. */
function call(context: Context, name: string, ...values: (string | number | null)[]): unknown {
  return runInContext(`soukServer.${name}(${values.map((value) => JSON.stringify(value)).join()})`, context);
}

function load(name: string, code: string): void {
  const context = createContext(Object.create(null) as object, {
    codeGeneration: { strings: false, wasm: false },
  });
  new Script(code, { filename: `${name}.cjs` }).runInContext(context);
  contexts.set(name, context);
  const [oldest] = contexts.keys();
  if (contexts.size > MAX_BUNDLES && oldest !== undefined) contexts.delete(oldest);
}

let drawing: { id: number; context: Context } | null = null;

/** What a bundle has to say once the promises of a step have run. */
function tellProgress(): void {
  setImmediate(() => {
    if (!drawing) return;
    const { id, context } = drawing;
    const progress = JSON.parse(String(call(context, 'takeProgress'))) as ServerPageProgress;
    const { calls, page, refused, fault } = progress;
    for (const { id: number, path } of calls) send({ kind: 'call', id, call: number, path });
    if (page) send({ kind: 'drawn', id, page });
    else if (refused !== undefined) send({ kind: 'refused', id, reason: refused });
    else if (fault !== undefined) send({ kind: 'fault', id, reason: fault });
    else return;
    drawing = null;
  });
}

function take(message: ToRenderer): void {
  if (message.kind === 'bundle') return load(message.name, message.code);
  if (message.kind === 'draw') {
    const context = contexts.get(message.name);
    if (!context) throw new Error(`No bundle ${message.name} is loaded`);
    drawing = { id: message.id, context };
    call(context, 'begin', JSON.stringify(message.request));
  } else if (message.id === drawing?.id) {
    call(drawing.context, 'answer', message.call, message.status, message.body);
  }
  tellProgress();
}

process.on('message', (message: ToRenderer) => {
  try {
    take(message);
  } catch (error) {
    if (message.kind === 'bundle') throw error;
    drawing = null;
    send({ kind: 'fault', id: message.id, reason: String(error) });
  }
});
process.on('disconnect', () => process.exit());
