import { EmptyState } from '../EmptyState.tsx'
import { Illustration } from '../Illustration.tsx'
import styles from './StyleGuide.module.css'
import { Sample, Section } from './StyleGuide.tsx'

const pictures = Object.entries(
  import.meta.glob<string>('../illustrations/*.svg', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
).map(([file, url]) => ({ name: file.slice('../illustrations/'.length, -'.svg'.length), url }))

/** The illustrations: on paper, on white, and next to a line. */
export function Illustrations() {
  const first = pictures[0]?.url ?? ''
  return (
    <Section title="Small paintings">
      {pictures.map(({ name, url }) => (
        <Sample key={name} name={name}>
          <div className={styles.spots}>
            <Illustration picture={url} />
            <Illustration picture={url} small />
          </div>
        </Sample>
      ))}
      <Sample name="Above the words of an empty place">
        <EmptyState picture={first} title="No contacts yet.">
          Everybody you invite stands here.
        </EmptyState>
      </Sample>
    </Section>
  )
}
