import { Fragment } from 'react'
import { brand } from '#contract/brand.ts'
import { common } from '#languages/en/screens/common.ts'
import { plain } from '#languages/en/screens/plain.ts'
import { copyAddressScript } from './lib/fallback-scripts.ts'
import { MessagesProvider } from './messages/index.tsx'
import { translatedOnServer } from './messages/translations.ts'
import { LanguageSwitch } from './ui/LanguageSwitch.tsx'
import { trustPages } from './ui/TrustLinks.tsx'

interface Props {
  /** Address to open in another browser. */
  address: string
  /** Path of this page, for a retry. */
  here: string
  nonce: string | undefined
}

/**
 * What a page of the app says where its scripts cannot run: what works, what does not, and how to continue. Included in
 * every such page and hidden until needed (`ui/plain.css`, `lib/fallback-scripts.ts`); rendered by the server only.
 */
export function FallbackPage({ address, here, nonce }: Props) {
  const { plain: words, common: shared } = translatedOnServer({ plain, common })
  const { old, off, lost, works, lacks, onwards } = words
  return (
    <MessagesProvider messages={{ common }}>
      <header>
        <a href="/">{brand.name}</a>
      </header>
      <main>
        <div data-plain-for="old">
          <h1>{old.title}</h1>
          <p>{old.text}</p>
        </div>
        <div data-plain-for="off">
          <h1>{off.title}</h1>
          <p>{off.text}</p>
        </div>
        <div data-plain-for="lost">
          <h1>{lost.title}</h1>
          <p>{lost.text}</p>
          <p>
            <a className="plain-button" href={here}>
              {lost.again}
            </a>
          </p>
        </div>
        <div data-plain-for="old off">
          <h2>{works.title}</h2>
          <ul>
            <li>{works.read}</li>
            <li>{works.answer}</li>
            <li>{works.give}</li>
          </ul>
          <h2>{lacks.title}</h2>
          <ul>
            <li>{lacks.build}</li>
            <li>{lacks.account}</li>
          </ul>
        </div>
        <h2>{onwards.title}</h2>
        <p>{onwards.elsewhere}</p>
        {/* Not in a field, which would show only part of it: readers may have to write it down. */}
        <p id="plain-address" dir="ltr">
          {address}
        </p>
        <p>
          <button id="plain-copy" className="plain-button" type="button" hidden>
            {shared.copy.copy}
          </button>{' '}
          <span role="status">
            <span id="plain-copied" hidden>
              {shared.copy.copied}
            </span>
          </span>
        </p>
        <p data-plain-for="old">{onwards.newer}</p>
      </main>
      <footer>
        {trustPages.map((page) => (
          <Fragment key={page}>
            <a href={`/${page}`}>{shared.trust[page]}</a>{' '}
          </Fragment>
        ))}
      </footer>
      <LanguageSwitch />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: copyAddressScript }} />
    </MessagesProvider>
  )
}
