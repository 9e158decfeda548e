import { hasKey } from '#contract/has-key.ts'
import { LinkButton } from '../LinkButton.tsx'
import { Masthead } from '../Masthead.tsx'
import { Notice } from '../Notice.tsx'
import { PageError } from '../PageError.tsx'
import { SavedAtOnce } from '../SavedAtOnce.tsx'
import { Sample, Section } from './StyleGuide.tsx'

const words = { saved: 'Everything is saved', dashboard: 'Go to Dashboard', loading: 'Loading' }

/** Screens that take the whole page, each under `?screen=`. */
export const screens = {
  missing: <PageError error={{ status: 404, statusText: '', internal: false, data: null }} />,
  failed: <PageError error={new Error('Something')} />,
  'saved-at-once': (
    <>
      <Masthead />
      <SavedAtOnce title="Contacts" intro="Saved as you go." words={words} isSaved isLoading={false}>
        <Notice>Whatever is done here is saved at once.</Notice>
      </SavedAtOnce>
    </>
  ),
  loading: (
    <>
      <Masthead />
      <SavedAtOnce title="Contacts" intro="Saved as you go." words={words} isSaved={false} isLoading>
        {null}
      </SavedAtOnce>
    </>
  ),
}

export const isScreen = (name: string | null): name is keyof typeof screens =>
  name !== null && hasKey(screens, name)

export function Screens() {
  return (
    <Section title="Whole screens">
      <Sample name="Each by itself">
        <p className="row">
          {Object.keys(screens).map((name) => (
            <LinkButton key={name} look="link" to={`/dev/ui?screen=${name}`}>
              {name}
            </LinkButton>
          ))}
        </p>
      </Sample>
    </Section>
  )
}
