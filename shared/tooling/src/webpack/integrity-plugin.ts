import { integrityOf } from '@souk/contracts/integrity';
import webpack from 'webpack';

const PLACEHOLDER = '__SOUK_CHUNK_INTEGRITY__';

/**
 * Pins every chunk by its hash. The entry's own hash is enforced by its loader, and the entry carries the hashes
 * of all chunks; a chunk that is not among them is never requested.
 */
export class IntegrityPlugin {
  readonly entry: string;
  readonly priority: 'high' | 'auto';

  /** @param priority `high` where the customer waits for every chunk: else it comes after the pictures of the page that is left */
  constructor(entry: string, priority: 'high' | 'auto' = 'auto') {
    this.entry = entry;
    this.priority = priority;
  }

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) =>
          webpack.Template.asString([
            source,
            `var pinned = ${JSON.stringify(`${PLACEHOLDER}`)}.split(",").map(function (pin) { return pin.split(" "); })`,
            webpack.Template.indent([
              '.filter(function (pin) { return url.slice(-pin[0].length - 1) === "/" + pin[0]; })[0];',
            ]),
            'if (!pinned) throw new Error("No hash is known for " + url);',
            'script.integrity = pinned[1];',
            'script.crossOrigin = "anonymous";',
            ...(this.priority === 'high' ? ['script.fetchPriority = "high";'] : []),
          ]),
      );
      compilation.hooks.processAssets.tap(
        // After every stage that names or changes a file: the entry's own name holds no hash, so it may still change.
        { name: 'IntegrityPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const entry = assets[this.entry];
          if (!entry) throw new Error(`the build made no ${this.entry}`);
          const pins = Object.keys(assets)
            .filter((name) => name.endsWith('.js') && name !== this.entry)
            .sort()
            .map((name) => `${name} ${integrityOf(assets[name]?.buffer() ?? '')}`);
          const source = entry.source().toString().replaceAll(PLACEHOLDER, pins.join(','));
          compilation.updateAsset(this.entry, new webpack.sources.RawSource(source));
        },
      );
    });
  }
}
