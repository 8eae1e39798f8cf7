/** Remembers the module that was pressed before a place was known, to go there once a place is picked. */
export function createWantedModule(goTo: (moduleId: number) => Promise<void>) {
  let wanted: number | null = null;
  return {
    want(moduleId: number | null): void {
      wanted = moduleId;
    },
    goToWanted(): boolean {
      const moduleId = wanted;
      wanted = null;
      if (moduleId === null) return false;
      void goTo(moduleId);
      return true;
    },
  };
}
