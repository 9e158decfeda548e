import type { ReactNode } from 'react'
import type { MoreOfOthers } from '../../context.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { HalfSunRule } from '../../ui/HalfSunRule.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'
import { Gallery } from './Gallery.tsx'
import styles from './MemorialView.module.css'
import { PageStyle } from './PageStyle.tsx'

interface Props {
  shareSlug: string
  nameOfPerson: string
  more: MoreOfOthers
  /** The memories; photos are rendered here. */
  children: ReactNode
}

/** A further page of what others added, linked by a plain form. */
export function MorePage({ shareSlug, nameOfPerson: name, more, children }: Props) {
  const t = useTranslations('view.more')
  const { list, next } = more
  return (
    <div className={styles.ground}>
      {more.list === 'photos' && <PageStyle photos={more.photos.map(({ media }) => media)} />}
      <Masthead />
      <main id="content" className={styles.further}>
        <HalfSunRule />
        <h1>{t(`${list}Of`, { name })}</h1>
        {more.list === 'photos' && (
          <Gallery
            photos={more.photos.map(({ media, from }) => ({ photo: media, from }))}
            name={name}
            leads
          />
        )}
        {children}
        {next && (
          <form action={`/view/${shareSlug}/more`} method="get">
            <input type="hidden" name={list} value={next} />
            <Button type="submit">{t(list)}</Button>
          </form>
        )}
        <p>
          <a className="alone" href={`/view/${shareSlug}#${list}`}>
            {t('back')}
          </a>
        </p>
      </main>
      <VersionLabel />
    </div>
  )
}
