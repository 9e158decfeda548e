import type { Scene } from '../scene.ts'

/** A scene of the wizard; `at` is the path of a step without its slash. */
export const stepScene = (name: string, { at, ...rest }: Partial<Scene> & { at: string }): Scene => ({
  part: 'creation',
  name,
  path: () => `/${at}`,
  ...rest,
})
