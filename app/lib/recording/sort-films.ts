import { sniffBytes, sniffSound, sniffVideo } from '#contract/media-formats.ts'

const kinds = {
  film: { type: /^video\//, sniff: sniffVideo },
  filmOrVoice: { type: /^(video|audio)\//, sniff: sniffSound },
}

/** What is played and the other files among those that were chosen, as the device calls them; one without a type is looked into. */
export async function sortFilms(files: readonly File[], kind: keyof typeof kinds = 'film') {
  const { type, sniff } = kinds[kind]
  const isPlayed = async (file: File) => {
    if (file.type) return type.test(file.type)
    // One that cannot be read is told where photos are.
    const head = await new Response(file.slice(0, sniffBytes)).arrayBuffer().catch(() => new ArrayBuffer())
    return sniff(new Uint8Array(head)) !== null
  }
  const arePlayed = await Promise.all(files.map(isPlayed))
  return { films: files.filter((_, at) => arePlayed[at]), others: files.filter((_, at) => !arePlayed[at]) }
}
