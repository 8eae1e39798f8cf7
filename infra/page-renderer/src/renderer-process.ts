import { createContext, runInContext, Script } from 'node:vm';
import type { Context } from 'node:vm';
import type { RenderProgress } from '@souk/contracts';
import { closeNetwork } from './close-network.ts';
import { MAX_PAGE_LENGTH } from './messages.ts';
import type { FromRenderer, ToRenderer } from './messages.ts';

/*
 * The script of the process that renders pages, which has no rights, environment, files or network. The bundle runs in a context
 * of its own that is given text alone. The context is no security boundary; the process is.
 */
closeNetwork();

let bundle: Context | null = null;

const send = (message: FromRenderer) => process.send?.(message);

/** Calls a function of a bundle. Arguments and answer are text, or numbers. */
function call(context: Context, name: string, ...values: (string | number | null)[]): unknown {
  return runInContext(`soukServer.${name}(${values.map((value) => JSON.stringify(value)).join()})`, context);
}

function load(name: string, code: string): void {
  bundle = createContext(Object.create(null) as object, {
    codeGeneration: { strings: false, wasm: false },
  });
  new Script(code, { filename: `${name}.cjs` }).runInContext(bundle);
}

let rendering: { id: number; context: Context } | null = null;

/** Reports what a bundle did, once the promises of a step have run. */
function reportProgress(): void {
  setImmediate(() => {
    if (!rendering) return;
    const { id, context } = rendering;
    const text = String(call(context, 'takeProgress'));
    const { calls, page, refused, fault }: RenderProgress =
      text.length > MAX_PAGE_LENGTH
        ? { calls: [], fault: `The page has ${text.length} characters; the limit is ${MAX_PAGE_LENGTH}` }
        : (JSON.parse(text) as RenderProgress);
    for (const { id: number, path } of calls) send({ kind: 'call', id, call: number, path });
    if (page) send({ kind: 'rendered', id, page });
    else if (refused !== undefined) send({ kind: 'refused', id, reason: refused });
    else if (fault !== undefined) send({ kind: 'fault', id, reason: fault });
    else return;
    rendering = null;
  });
}

function receive(message: ToRenderer): void {
  if (message.kind === 'bundle') return load(message.name, message.code);
  if (message.kind === 'render') {
    if (!bundle) throw new Error('No bundle is loaded');
    rendering = { id: message.id, context: bundle };
    call(bundle, 'begin', JSON.stringify(message.request));
  } else if (message.id === rendering?.id) {
    call(rendering.context, 'answer', message.call, message.status, message.body);
  }
  reportProgress();
}

process.on('message', (message: ToRenderer) => {
  try {
    receive(message);
  } catch (error) {
    if (message.kind === 'bundle') throw error;
    rendering = null;
    send({ kind: 'fault', id: message.id, reason: String(error) });
  }
});
process.on('disconnect', () => process.exit());
