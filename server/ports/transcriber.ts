/** Writes down what is said in a recording. */
export interface Transcriber {
  /**
   * The words, with a line for each piece of speech; empty when nothing is said. Rejects when the other server is away,
   * refuses, or answers with something else.
   *
   * @param recording.path a local file
   */
  transcribe(recording: { path: string; name: string; type: string }): Promise<string>
}
