import webpack from 'webpack';

/** Runs one build. @throws Error with what the compiler said of each module that it could not take. */
export function compile(configuration: webpack.Configuration): Promise<webpack.Stats> {
  const compiler = webpack(configuration);
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return fail(error);
        if (!stats || stats.hasErrors()) {
          const messages = stats?.toJson({ all: false, errors: true }).errors ?? [];
          return fail(
            new Error(messages.map(({ message, moduleName }) => `${moduleName ?? ''} ${message}`).join('\n')),
          );
        }
        done(stats);
      });
    });
  });
}
