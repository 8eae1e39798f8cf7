import { HOST_NAME } from '@souk/contracts';

const FILE = /\/releases\/([a-z0-9-]+)\/([A-Za-z0-9.+-]+)\/[^\s/]+\.js/g;

interface FailingRelease {
  remote: string;
  version: string;
}

/**
 * Whose code threw, going by the files that it came through, the innermost first. What a remote does passes through the
 * host's copy of React and the like, so an error counts against the host only where no remote was involved.
 */
export function failingRelease(...traces: (string | undefined)[]): FailingRelease | null {
  const files = [...traces.join('\n').matchAll(FILE)].flatMap(([, remote, version]) =>
    remote && version ? [{ remote, version }] : [],
  );
  return files.find(({ remote }) => remote !== HOST_NAME) ?? files[0] ?? null;
}

/** Reports every uncaught error of the page that came from a release. @returns how to stop */
export function watchScripts(onFailure: (release: FailingRelease) => void): () => void {
  const notify = (release: FailingRelease | null) => {
    if (release) onFailure(release);
  };
  const onError = (event: ErrorEvent) => notify(failingRelease(stackOf(event.error), event.filename));
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    // A cancelled call is no failure.
    if (!(reason instanceof DOMException && reason.name === 'AbortError'))
      notify(failingRelease(stackOf(reason)));
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined);
