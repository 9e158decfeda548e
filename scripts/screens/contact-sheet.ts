import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CapturedScene } from './capture-scene.ts'

/** All pictures on one page, by screen, with the faults; widths can be hidden. */
export async function writeContactSheet(
  folder: string,
  language: string,
  all: CapturedScene[],
): Promise<void> {
  const sizes = [...new Set(all.flatMap(({ shots }) => shots.map(({ size }) => size)))]
  const parts = [...new Set(all.map(({ part }) => part))]
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens, ${language}</title>
<style>
body { font: 16px/1.5 system-ui; margin: 0 24px 48px; background: #f3efe7 }
nav { position: sticky; top: 0; background: #f3efe7; padding: 12px 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px 16px }
.shots { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
figure { margin: 0; max-width: 640px } figcaption { color: #55636a }
img { max-width: 100%; max-height: 900px; border: 1px solid #d8cfbf; background: #fff; object-fit: contain; object-position: top }
ul { margin: 4px 0; color: #8a1c1c; font-size: 14px; overflow-wrap: anywhere } h3 { margin: 24px 0 4px }
</style>
<h1>Screens, ${language}</h1>
<nav>${parts.map((part) => `<a href="#${part}">${part}</a>`).join(' ')}
${sizes.map((size) => `<label><input type="checkbox" checked value="${size}"> ${size}</label>`).join(' ')}
<label><input type="checkbox" id="faulty"> only with faults</label></nav>
${parts
  .map(
    (part) =>
      `<h2 id="${part}">${part}</h2>${all
        .filter((one) => one.part === part)
        .map(section)
        .join('')}`,
  )
  .join('')}
<script>
for (const box of document.querySelectorAll('input[value]')) box.onchange = () => {
  for (const one of document.querySelectorAll('figure')) if (one.dataset.size === box.value) one.hidden = !box.checked
}
document.getElementById('faulty').onchange = (event) => {
  for (const one of document.querySelectorAll('section')) one.hidden = event.target.checked && !one.querySelector('li')
}
</script></html>`
  await writeFile(join(folder, 'index.html'), html)
}

function section({ name, path, title, focus, faults, shots }: CapturedScene): string {
  const figures = shots.map(
    ({ file, size }) =>
      `<figure data-size="${size}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${size}</figcaption></figure>`,
  )
  return `<section><h3>${text(name)}</h3><p><code>${text(path)}</code> · ${text(title)} · focus: ${text(focus)}</p>
<ul>${faults.map((fault) => `<li>${text(fault)}</li>`).join('')}</ul><div class="shots">${figures.join('')}</div></section>`
}

const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
