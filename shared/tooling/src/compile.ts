import webpack from 'webpack';

/** Runs one build. @throws Error with what the compiler said of each module that it could not take. */
export function compile(configuration: webpack.Configuration): Promise<webpack.Stats> {
  const compiler = webpack(configuration);
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return fail(error);
        if (!stats || stats.hasErrors())
          return fail(new Error(stats ? errorsOf(stats) : 'The compiler produced no output.'));
        done(stats);
      });
    });
  });
}

/** What follows in a message is of the compiler's own insides. */
const INSIDES = /\n+(Caused by:\n|Stack backtrace:\n)[\s\S]*/;

/** The errors, module by module. */
export function errorsOf(stats: webpack.Stats): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors
    .map(({ message, moduleName }) => `${moduleName ?? ''} ${message.replace(INSIDES, '')}`.trim())
    .join('\n\n');
}
