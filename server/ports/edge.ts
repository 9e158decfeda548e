/** A cache in front of all nodes, which may keep public pages for some seconds. */
export interface Edge {
  /** Purges the pages at these paths, in every language and encoding. Rejects when the cache did not accept it. */
  purge(paths: readonly string[]): Promise<void>
}
