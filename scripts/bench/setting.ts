/** A whole number from the environment. */
export function setting(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual)
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number`)
  return value
}
