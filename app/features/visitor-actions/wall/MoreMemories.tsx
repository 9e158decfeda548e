import { type ComponentType, useState } from 'react'
import { type MoreProps, WallForm } from './WallForm.tsx'

/** The button for the rest of the wall; the component that shows it is loaded on request. */
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

  return Rest ? <Rest {...props} /> : <WallForm {...props} failed={failed} onMore={open} />
}
