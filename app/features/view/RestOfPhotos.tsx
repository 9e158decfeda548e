import type { ContributedPhoto } from '#contract/contributions.ts'
import type { listContributedPhotos } from '#contract/visitors.ts'
import { call } from '../../lib/api.ts'
import { endpointOf } from '../../lib/endpoint-of.ts'
import { useCursorPages } from '../../lib/use-cursor-pages.ts'
import { Gallery, type GalleryPhoto } from './Gallery.tsx'
import { PageStyle } from './PageStyle.tsx'
import { type MorePhotosProps, PhotosForm } from './PhotosForm.tsx'

const list = endpointOf<typeof listContributedPhotos>({
  method: 'GET',
  path: '/public/memorial/:slug/photos',
})

async function readPhotos(slug: string, after: string) {
  const { photos, next } = await call(list, { params: { slug }, query: { after } })
  return { items: photos, next }
}

/** The remaining photos that others added, one page at a time, each below the previous one. */
export function RestOfPhotos({ shareSlug, nameOfPerson, next: first, shown, total }: MorePhotosProps) {
  const { pages, added, ...state } = useCursorPages(shareSlug, first, readPhotos, 'a')
  const last = pages.length - 1
  return (
    <>
      {pages.map((photos, index) => (
        <div
          key={photos[0]?.media.uuid}
          className="top4"
          ref={(place) => {
            if (index === last) added.current = place
          }}
        >
          <PageStyle photos={photos.map(({ media }) => media)} />
          <Gallery photos={photos.map(ofOthers)} name={nameOfPerson} />
        </div>
      ))}
      <PhotosForm
        {...{ shareSlug, total, ...state }}
        shown={shown + pages.flat().length}
        onMore={state.more}
      />
    </>
  )
}

const ofOthers = ({ media, from }: ContributedPhoto): GalleryPhoto => ({ photo: media, from })
