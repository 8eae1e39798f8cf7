import { createRequire } from 'node:module';
import { TEXTS_CHUNK } from '@souk/contracts';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/** The bundles of every language but English, and not the few words of `@souk/i18n`, which the host reads before its chunks. */
const BUNDLES = /\/texts\/(?!en\.)[a-z]{2}\.json$/;
const ALWAYS_THERE = /[\\/]i18n[\\/]/;

/**
 * Puts the texts of each language but English into a chunk of its own, and loads it with the first chunk that a page in that
 * language asks for: nobody loads the texts of a language that they do not read (0112).
 */
export class LateTextsPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.options.module.rules.push({
      test: BUNDLES,
      exclude: ALWAYS_THERE,
      resourceQuery: { not: [/late/] },
      type: 'javascript/auto',
      loader: require.resolve('./late-texts.ts'),
    });
    const { ensureChunkHandlers } = webpack.RuntimeGlobals;
    compiler.hooks.thisCompilation.tap('LateTextsPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(ensureChunkHandlers).tap('LateTextsPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new LateTextsRuntime());
      });
    });
  }
}

/** Has the page's texts loaded with every chunk, in two tries. Without them, what is loaded is in English. */
class LateTextsRuntime extends webpack.RuntimeModule {
  constructor() {
    super('texts of the language of the page', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { ensureChunkHandlers: handlers } = webpack.RuntimeGlobals;
    const chunks = [...(this.compilation?.chunks ?? [])]
      .filter(({ name }) => name?.startsWith(TEXTS_CHUNK))
      .map(({ id, name }) => [name?.slice(TEXTS_CHUNK.length), id]);
    if (chunks.length === 0) return '';
    return webpack.Template.asString([
      `var texts = ${JSON.stringify(Object.fromEntries(chunks))};`,
      `${handlers}.texts = function (chunk, promises) {`,
      webpack.Template.indent([
        'var id = texts[document.documentElement.lang];',
        'if (id === undefined || id === chunk) return;',
        'var load = function () {',
        webpack.Template.indent([
          'var loading = [];',
          `${handlers}.j(id, loading);`,
          'return Promise.all(loading);',
        ]),
        '};',
        'promises.push(load().catch(load).catch(function () {}));',
      ]),
      '};',
    ]);
  }
}
