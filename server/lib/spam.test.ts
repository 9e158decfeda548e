import { expect, test } from 'vitest'
import { screenText } from './spam.ts'

test.each([
  ['Rest in peace, Margaret. You were the best neighbour anyone could have.'],
  ['He took us to the casinoesque pier. I miss him.Thank you for everything.'],
  ['Write to me at joan@example.com if you would like the recipe for her plum cake.'],
  ['She came at 4.30 every day, and brought the U.S. stamps.'],
  ['RIP MUM. LOVE YOU.'],
  ['أنا حزين جدا لخسارتكم. كانت امرأة رائعة وسوف نفتقدها كثيرا جدا'],
  ['Thinking of you all.\nThinking of you all.\nLove, Ana'],
  [''],
  // Full stops without a space, numbers, and addresses of people.
  ['St.Mary’s choir sang for J.R. and for Dr.Smith at 10.30 a.m., in room No.4.'],
  ['We loved her.In the end she smiled.Me too.'],
  ['Born 12.03.1941, called on 12.34.56.78, version 1.2.3.4 of himself.'],
  ['joan.de.la.cruz@example.com or @joan.me'],
  ['a_b and c-d, and/or both. // Claire'],
  ['нам её не хватает.Сайт церкви закрыт.'],
  ['我们想念你。我爱你'],
  ['رحمها الله.عمان تبكيها'],
  // Ordinary English that must pass.
  ['Sleep well Nan, love you always xxx'],
  ['She loved her Tuesday trips to the casino, and once she hit the jackpot: forty dollars.'],
  ['He helped me get a loan for the farm, and never let me earn money for nothing.'],
  ['We talked on WhatsApp on Sundays, and at Christmas she sent a telegram to the Queen.'],
  ['The weight loss was hard to watch. I miss him.Me and the boys send our love.'],
  ['She never could resist a special offer, or a herbal tea.'],
  ['I miss him.Send our love to the family.god bless you all .love from us'],
  ['Rest in peace uncle.my heart is with you.so sorry'],
  ['She typed notes.txt and kept them in letters.doc, e.g. recipes.'],
  ['He worked for the company. Info about the wake came later.'],
  // Spanish.
  ['Nuestro más sentido pésame a toda la familia. Fue un hombre bueno y generoso.'],
  ['Siempre recordaré sus paellas de los domingos.Es muy difícil decirle adiós.'],
  ['Nos prestó dinero cuando nadie más lo hacía y nunca pidió nada a cambio.'],
  ['Perdió mucho peso al final, pero nunca perdió la sonrisa.'],
  ['Trabajaba desde casa para estar con nosotros. Descansa en paz, abuela.'],
  ['Jugábamos a la lotería cada Navidad y decía que un día íbamos a ganar.'],
  // French.
  ['Toutes nos condoléances. Il nous manquera énormément, et son rire aussi.'],
  ['Elle a travaillé toute sa vie pour gagner de l’argent pour ses enfants.'],
  ['Nous avons passé de si beaux étés à Paris avec lui.De tout cœur avec vous.'],
  ['Le marabout du village est venu prier avec la famille.'],
  ['Malgré sa perte de poids et la maladie, il est resté digne jusqu’au bout.'],
  ['Sa carte de crédit ne servait qu’à nous gâter. Repose en paix, papi.'],
  // German.
  ['Unser herzliches Beileid. Sie war immer für uns da, wenn wir sie brauchten.'],
  ['Er musste schon mit vierzehn Geld verdienen und hat nie darüber geklagt.'],
  ['Sie liebte Sonderangebote und kam nie mit leeren Händen nach Hause.'],
  ['Im Casino von Baden-Baden hat er mir das Tanzen beigebracht.'],
  ['Ich vermisse dich so sehr.Es ist still ohne dich, Oma.'],
  ['Sein Wetten auf den FC hat er nie gewonnen, aber die Freunde fürs Leben.'],
  // Portuguese.
  ['Os meus sentimentos a toda a família. Vai deixar muitas saudades.'],
  ['Ela costurava para ter uma renda extra e nunca nos faltou nada.'],
  ['Perdeu peso com a doença, mas nunca perdeu a fé.Que descanse em paz.'],
  ['O meu querido pai de santo, obrigado por tudo o que nos ensinou.'],
  ['Emprestou dinheiro a meio bairro e nunca pediu de volta.'],
  ['Trabalhava em casa e fazia o melhor bolo de laranja do mundo.'],
  // Italian.
  ['Sentite condoglianze alla famiglia. Era una persona speciale, buona come il pane.'],
  ['Non gli importava di guadagnare soldi, ma di stare con noi a tavola.'],
  ['Ci mancherai, nonno.Io ti porto sempre nel cuore.'],
  ['Al mercato cercava le offerte e poi regalava tutto ai vicini.'],
  ['Lavorava da casa, con la radio accesa e il gatto sulle ginocchia.'],
  ['Ha perso peso negli ultimi mesi, ma mai il sorriso.'],
])('%s: needs no second look', (text) => {
  expect(screenText(text, 2)).toBeNull()
})

test.each([
  ['See her photos at https://pictures.test/ana', 'LINKS'],
  ['Have a look: www.cheap-flowers.test', 'LINKS'],
  ['Great prices on flowers-now.shop/best', 'LINKS'],
  ['Order at flowers.com', 'LINKS'],
  ['flo\u200bwers.com', 'LINKS'],
  ['[url=x]here[/url]', 'LINKS'],
  ['Dear friends, BITCOIN made me rich', 'WORDS'],
  ['So sorry. Contact my spell caster today', 'WORDS'],
  ['ｂｉｔｃｏｉｎ for everyone', 'WORDS'],
  ['Win big: online casino with a bonus for everyone', 'WORDS'],
  ['Make easy money online while you grieve', 'WORDS'],
  ['WhatsApp me at +44 7700 900 123 for help', 'WORDS'],
  ['Préstamos rápidos sin aval para todos', 'WORDS'],
  ['Gana dinero desde casa, te cuento', 'WORDS'],
  ['Amarres de amor, el brujo más fuerte', 'WORDS'],
  ['Offre de prêt entre particuliers, réponse en 24 h', 'WORDS'],
  ['Gagnez de l’argent en ligne comme moi', 'WORDS'],
  ['Grand marabout voyant, retour d’affection en trois jours', 'WORDS'],
  ['Sofortkredit, jetzt Antrag stellen', 'WORDS'],
  ['Im Internet? Geld von zuhause aus verdienen, so geht es', 'WORDS'],
  ['Klicken Sie hier und sehen Sie selbst', 'WORDS'],
  ['Empréstimo pessoal sem consulta, fale comigo', 'WORDS'],
  ['Clique aqui e ganhe', 'WORDS'],
  ['Prestiti veloci senza busta paga', 'WORDS'],
  ['Guadagnare da casa, in pochi giorni', 'WORDS'],
  ['Mira sus fotos en fotos-baratas.es/ana', 'LINKS'],
  ['Voir boutique-fleurs.fr, tout y est', 'LINKS'],
  ['Блог: цветы.com', 'LINKS'],
  ['write to flowers [dot] com', 'LINKS'],
  ['t.me/cheap_flowers', 'LINKS'],
  ['see evil.dev', 'LINKS'],
  ['evil.page has it', 'LINKS'],
  ['see evil .com', 'LINKS'],
  ['see evil . com', 'LINKS'],
  ['see evil. com', 'LINKS'],
  ['see evil (.) shop', 'LINKS'],
  ['write to flowers dot com', 'LINKS'],
  ['evil。com', 'LINKS'],
  ['evil.love/now', 'LINKS'],
  ['EVIL.COM', 'LINKS'],
  ...[...'#&|*=_}$>–、“…%\\😀@'].map((next): [string, string] => [`evil.com${next}claim now`, 'LINKS']),
  ['evil.com#claim', 'LINKS'],
  ['evil.com_', 'LINKS'],
  ['-evil.com', 'LINKS'],
  ['...evil.com', 'LINKS'],
  ['a_b.com', 'LINKS'],
  ['приз.рф/claim', 'LINKS'],
  ['приз.рф', 'LINKS'],
  ['evil.中国', 'LINKS'],
  ['evil.السعودية', 'LINKS'],
  ['xn--h1aqg.xn--p1ai', 'LINKS'],
  ['ftp://evil', 'LINKS'],
  ['hxxps://evil', 'LINKS'],
  ['//10.2.3.4', 'LINKS'],
  ['10.2.3.4/claim', 'LINKS'],
  ['THIS FAMILY HAS NEVER PAID WHAT IT OWES TO ME', 'CAPITALS'],
  ['Call me. Call me. Call me. Call me.', 'REPEATED'],
])('%s: %s', (text, finding) => {
  expect(screenText(text, 0)).toBe(finding)
})

test('the same text at three other places comes from a list', () => {
  expect(screenText('We are sorry for your loss, with love from all of us here.', 3)).toBe('REPEATED')
})

test.each(['a-', 'a.', 'a ', '-', '_', '@', 'a@', '1.', 'a_', 'dot ', '(.', '。'])(
  'a text of nothing but %j is read in steps that grow with its length, not with its square',
  (part) => {
    // Squared, half a million characters would take hours: the test ends.
    expect(() => screenText(part.repeat(500_000 / part.length), 0)).not.toThrow()
  },
)
