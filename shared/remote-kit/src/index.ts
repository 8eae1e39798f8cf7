export { createRemote } from './create-remote.tsx';
export type { RemoteLifecycles } from './create-remote.tsx';
export * from './query.ts';
export { RenderErrorBoundary } from './render-error-boundary.tsx';
export * from './router.ts';
export { ShellProviders } from './shell-providers.tsx';
export { useFormats } from './use-formats.ts';
export { useReadable } from './use-readable.ts';
export { useShell } from './shell-context.ts';
