import { type ComponentType, useState } from 'react'
import { type MorePhotosProps, PhotosForm } from './PhotosForm.tsx'

/** The button for more photos of others; the component that shows them is loaded on request. */
export function MorePhotos(props: MorePhotosProps) {
  const [Rest, setRest] = useState<ComponentType<MorePhotosProps> | null>(null)
  const [failed, setFailed] = useState(false)

  async function open() {
    setFailed(false)
    try {
      const { RestOfPhotos } = await import('./RestOfPhotos.tsx')
      setRest(() => RestOfPhotos)
    } catch {
      setFailed(true)
    }
  }

  return Rest ? <Rest {...props} /> : <PhotosForm {...props} failed={failed} onMore={open} />
}
