import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from 'playwright-core';
import { instrumentScript } from '../instruments/instrument.ts';
import type { Candidate } from '../candidate.ts';
import { ReleasePlaces } from '../release-places.ts';

interface Script {
  url: string;
  scriptId: string;
}

/**
 * A page with instruments, and an isolated world to read them from: the same DOM with built-ins that a release cannot
 * reach.
 */
export class WatchedPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly remote: string;
  /** The release's own global. */
  readonly globalName: string;
  readonly #places: ReleasePlaces;
  /** What selects the elements that the release may draw in. */
  readonly element: string;
  readonly #channel: string;
  readonly #scripts = new Map<string, Script>();
  #locates = false;
  #context: number | null = null;

  private constructor(page: Page, session: CDPSession, { record, maps }: Candidate) {
    this.page = page;
    this.session = session;
    this.remote = record.remote;
    this.globalName = record.globalName;
    this.#places = new ReleasePlaces(record, maps);
    this.element = `[data-release^="${record.remote}@"]`;
    this.#channel = `souk-${randomUUID()}`;
  }

  /** @param page a page that has not loaded anything yet */
  static async prepare(page: Page, candidate: Candidate): Promise<WatchedPage> {
    const session = await page.context().newCDPSession(page);
    const watched = new WatchedPage(page, session, candidate);
    const { files, element } = watched;
    const content = instrumentScript({ channel: watched.#channel, files, element });
    await page.addInitScript({ content });
    return watched;
  }

  /** Calls a function in the world of scripts that is this page's own. */
  async evaluate<A, R>(run: (argument: A) => R, argument: A): Promise<Awaited<R>> {
    this.#context ??= await this.#ownWorld();
    const expression = `((__name) => (${run.toString()})(${JSON.stringify(argument) ?? ''}))((named) => named)`;
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression,
      contextId: this.#context,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Awaited<R>; // What the function answered, by value.
  }

  async #ownWorld(): Promise<number> {
    const { frameTree } = await this.session.send('Page.getFrameTree');
    const { executionContextId } = await this.session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: this.#channel,
    });
    return executionContextId;
  }

  /** Asks the instruments; each line of the answer is a list of texts. */
  async ask(question: string): Promise<string[][]> {
    const answer = await this.evaluate(
      ({ channel, text }) => {
        const carrier = document.createElement('i');
        carrier.textContent = text;
        dispatchEvent(new FocusEvent(channel, { relatedTarget: carrier }));
        return carrier.textContent;
      },
      { channel: this.#channel, text: question },
    );
    if (answer === question)
      throw new Error(
        'The page replaced functions that the verification measures with. Remove the code that changes built-in functions.',
      );
    return answer
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as string[]);
  }

  /** The start of the addresses of the release's files. */
  get files(): string {
    return this.#places.files;
  }

  isOwn(url: string | undefined): boolean {
    return this.#places.isOwn(url);
  }

  /** Where in the release's sources an address is. */
  place(address: string): string {
    return this.#places.place(address);
  }

  /** The same for what the debugger says, which counts from 0. */
  placeOf({
    url,
    lineNumber,
    columnNumber,
  }: {
    url: string;
    lineNumber: number;
    columnNumber: number;
  }): string {
    return this.place(`${url}:${lineNumber + 1}:${columnNumber + 1}`);
  }

  /** Where a script is, by the debugger's id of it. */
  async scriptUrl(scriptId: string): Promise<string> {
    if (!this.#locates) {
      this.session.on('Debugger.scriptParsed', (script) => this.#scripts.set(script.scriptId, script));
      await this.session.send('Debugger.enable');
      // A release that says `debugger` would stand still.
      await this.session.send('Debugger.setSkipAllPauses', { skip: true });
      this.#locates = true;
    }
    return this.#scripts.get(scriptId)?.url ?? '';
  }
}
