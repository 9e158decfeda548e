import { type ComponentType, useState } from 'react'
import { MoreForm, type MoreProps } from './MoreForm.tsx'

/** The way to the rest of the wall; what shows it is fetched when somebody asks. */
export function MoreMemories(props: MoreProps) {
  const [Rest, setRest] = useState<ComponentType<MoreProps> | null>(null)
  const [failed, setFailed] = useState(false)

  async function open() {
    setFailed(false)
    try {
      const { RestOfWall } = await import('./RestOfWall.tsx')
      setRest(() => RestOfWall)
    } catch {
      setFailed(true)
    }
  }

  return Rest ? <Rest {...props} /> : <MoreForm {...props} isLast={false} failed={failed} onMore={open} />
}
