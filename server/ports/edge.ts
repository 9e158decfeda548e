/** A cache in front of all nodes, which may keep public pages for some seconds. */
export interface Edge {
  /** Has it forget the pages at these paths, in every language and encoding. Rejects when it was not told. */
  purge(paths: readonly string[]): Promise<void>
}
