/** Whether a text is a key of a table, and no property that every object has. */
export const hasKey = <K extends string>(table: Record<K, unknown>, key: string): key is K =>
  Object.hasOwn(table, key)
