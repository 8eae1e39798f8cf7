/** Takes files, child processes, workers and add-ons from a process. It lost its prefix in Node 22.13 and 23.5; Node 24.21 does not know the old name. */
export const PERMISSION_OPTION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
