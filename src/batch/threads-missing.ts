/** No thread comes into being: there is no memory for one, or no leave. */
export class ThreadsMissing extends Error {
  constructor(reason: string) {
    super(
      `no thread could be started${reason && ` (${reason})`}: leave --jobs out, or allow the process more memory or threads`,
    );
  }
}
