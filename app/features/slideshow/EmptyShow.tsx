import { ImagePlus } from 'lucide-react'
import { useTranslations } from '../../messages/index.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import camera from '../../ui/illustrations/camera.svg?url&no-inline'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { WALL } from './Slideshow.tsx'

/**
 * Shown for a memorial without any photo that can be displayed: what the slideshow will show, and where to add photos.
 */
export function EmptyShow() {
  const t = useTranslations('slideshow')
  return (
    <>
      <h1>{t('title')}</h1>
      <EmptyState
        picture={camera}
        title={t('empty.title')}
        action={
          <p className="row">
            <LinkButton look="primary" icon={ImagePlus} to="/memorial/edit-photos">
              {t('empty.edit')}
            </LinkButton>
            <LinkButton to={`/memorial/slideshow${WALL}`}>{t('wall.open')}</LinkButton>
            <LinkButton to="/memorial/dashboard">{t('backToDashboard')}</LinkButton>
          </p>
        }
      >
        {t('empty.words')} {t('empty.processing')} {t('wall.about')}
      </EmptyState>
    </>
  )
}
