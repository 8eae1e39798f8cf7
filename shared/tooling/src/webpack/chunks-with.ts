import type { Chunk, Compilation } from 'webpack';

/** The chunks of a name, each with those that are loaded with it. */
export const chunksWith = ({ chunks }: Compilation, name: string): Chunk[] =>
  [...chunks]
    .filter((chunk) => chunk.name === name)
    .flatMap((chunk) => [...chunk.groupsIterable].flatMap((group) => group.chunks));
