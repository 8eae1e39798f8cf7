import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UserError } from './user-error.ts';

const HELP = { help: { type: 'boolean', short: 'h', default: false } } as const;

interface Read<Options> {
  /** How people call the command. */
  command: string;
  options: Options;
  allowPositionals?: boolean;
  args?: string[];
}

/** Reads a command's options, `--help` among them, and its other arguments. @throws UserError for an unknown option */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>({
  command,
  options,
  allowPositionals = false,
  args = process.argv.slice(2),
}: Read<Options>) {
  try {
    return parseArgs({ args, allowPositionals, options: { ...options, ...HELP } });
  } catch (error) {
    throw new UserError(
      `${error instanceof Error ? error.message : String(error)}\nSee ${command} -- --help`,
    );
  }
}
