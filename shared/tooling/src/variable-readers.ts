import { isIP } from 'node:net';
import { REMOTE_NAME_PATTERN, isVersion } from '@souk/contracts';
import type { VariableName } from './variables.ts';
import { WrongSettingError } from './wrong-setting-error.ts';

/** Modules are named like remotes. */
const MODULE_TYPE = new RegExp(REMOTE_NAME_PATTERN);

export type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a text can travel as a bearer token; the error of a header that cannot be sent would show it. */
export const isToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

/** Reads variables of an environment by their types. Each reader throws a WrongSettingError that says what the variable must be. */
export function variableReaders(environment: Environment) {
  const read = (name: VariableName) => environment[name]?.trim() || undefined;

  function whole(name: VariableName, from: number, to: number): number | undefined {
    const text = read(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < from || value > to)
      throw new WrongSettingError(`${name} must be a whole number from ${from} to ${to}, and is "${text}".`);
    return value;
  }

  function url(name: VariableName, protocols: readonly string[]): string | undefined {
    const text = read(name);
    if (text === undefined) return undefined;
    // The value is not shown: it may hold a password.
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
      throw new WrongSettingError(
        `${name} must be a URL that starts with ${protocols.map((it) => `${it}//`).join(' or ')}.`,
      );
    return text;
  }

  function origins(name: VariableName): string[] {
    const named = read(name)?.split(/\s+/) ?? [];
    const wrong = named.find((text) => !URL.canParse(text) || new URL(text).origin !== text);
    if (wrong !== undefined)
      throw new WrongSettingError(
        `${name} must hold origins such as https://cdn.example.com, and holds "${wrong}".`,
      );
    return named;
  }

  function origin(name: VariableName): string | undefined {
    const text = read(name);
    if (
      text !== undefined &&
      (!/^https?:/.test(text) || !URL.canParse(text) || new URL(text).origin !== text)
    )
      throw new WrongSettingError(
        `${name} must be an origin such as https://shop.example.com, and is "${text}".`,
      );
    return text;
  }

  function proxies(name: VariableName): string[] {
    const named = read(name)?.split(/\s+/) ?? [];
    const wrong = named.find((text) => text !== 'loopback' && !isNetwork(text));
    if (wrong !== undefined)
      throw new WrongSettingError(
        `${name} must hold addresses such as 10.0.0.5, networks such as 10.1.0.0/16 or the word loopback, and holds "${wrong}".`,
      );
    return named;
  }

  function hostNames(name: VariableName): string[] {
    const named = read(name)?.split(/\s+/) ?? [];
    const wrong = named.find((text) => !/^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/i.test(text));
    if (wrong !== undefined)
      throw new WrongSettingError(
        `${name} must hold names such as shop.example.com, without a port, and holds "${wrong}".`,
      );
    return named;
  }

  function version(name: VariableName): string | undefined {
    const text = read(name);
    if (text !== undefined && !isVersion(text))
      throw new WrongSettingError(`${name} must be a version such as 1.0.1 or 1.1.0-rc.2, and is "${text}".`);
    return text;
  }

  function token(name: VariableName): string | undefined {
    const text = read(name);
    if (text !== undefined && !isToken(text))
      throw new WrongSettingError(`${name} must be one word of letters, digits and signs without spaces.`);
    return text;
  }

  function choice(name: VariableName, words: readonly string[]): string | undefined {
    const text = read(name);
    if (text !== undefined && !words.includes(text))
      throw new WrongSettingError(`${name} must be ${words.join(' or ')}, and is "${text}".`);
    return text;
  }

  function isOn(name: VariableName, fallback: boolean): boolean {
    const word = choice(name, ['on', 'off']);
    return word === undefined ? fallback : word === 'on';
  }

  function moduleTypes(name: VariableName): string[] {
    const named = read(name)?.split(/\s+/) ?? [];
    const wrong = named.find((type) => !MODULE_TYPE.test(type));
    if (wrong !== undefined)
      throw new WrongSettingError(
        `${name} must hold types of modules such as flowers, separated by spaces, and holds "${wrong}".`,
      );
    return named;
  }

  return { read, whole, url, origins, origin, proxies, hostNames, version, token, choice, isOn, moduleTypes };
}

/** An address, or all addresses that begin like it: the number of bits behind a slash; everybody's network is none. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
