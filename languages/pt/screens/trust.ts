import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const trust: Translation<typeof import('../../en/screens/trust.ts').trust> = {
  who: {
    title: 'Quem somos',
    runBy: `O ${brand.name} é mantido por`,
    write: 'Escreva para <mail>{email}</mail>',
  },
  support: {
    pageTitle: `Ajuda · ${brand.name}`,
    title: 'Ajuda',
    lead: 'Se algo não estiver claro, ou tiver dado errado, escreva para <mail>{email}</mail>. Quem lê é uma pessoa.',
    signIn: {
      title: 'Não consigo entrar',
      text: 'Peça uma nova senha na página de entrada. Se o e-mail não chegar em alguns minutos, veja também na pasta de spam. Se isso não ajudar, escreva para nós do endereço da sua conta.',
    },
    mistake: {
      title: 'Removi algo por engano',
      text: 'Um memorial excluído pode ser trazido de volta por 30 dias, no perfil da pessoa que o começou. Uma lembrança ou uma resposta removida pode ser trazida de volta com Desfazer, no lugar onde estava, até você sair daquela página. Uma conta que vai ser excluída pode ser mantida por 30 dias.',
    },
    report: {
      title: 'Há em um memorial algo que não deveria estar lá',
      text: 'Aperte “Há algo errado aqui” no fim da página dele. Lemos todas as denúncias. A família pode, a qualquer momento, ocultar ou remover o que outras pessoas acrescentaram.',
    },
    mails: {
      title: 'Não quero mais e-mails',
      text: 'Os convites, os lembretes e as novidades de um memorial têm no fim um link que os interrompe. Ele funciona sem conta.',
    },
    removal: {
      title: 'Respondi ou recebi um convite, e quero que meu nome seja retirado',
      text: 'Peça à família, que pode removê-lo por conta própria. Se não conseguir falar com ela, escreva para nós.',
    },
    gift: {
      title: 'Tenho uma pergunta sobre uma doação',
      text: 'Quem a recebe está escrito junto ao fundo e no seu recibo, segundo a família. Se algo deu errado, escreva para nós com o número do recibo: podemos devolver uma doação.',
    },
    write: {
      title: 'Quando escrever para nós',
      text: 'Diga de que memorial se trata, e escreva do endereço da sua conta, se tiver uma. Nunca nos envie uma senha nem o número de um cartão.',
    },
  },
  privacy: {
    pageTitle: `Privacidade · ${brand.name}`,
    title: 'Privacidade',
    lead: 'O que guardamos, quem o vê, por quanto tempo, e o que você pode pedir. Não vendemos nada, não mostramos anúncios e não seguimos ninguém.',
    kept: {
      title: 'O que guardamos',
      text: 'De quem tem uma conta: endereço de e-mail, nome, idioma, a senha como uma marca a partir da qual não é possível lê-la, e com quais navegadores ela foi usada. De um memorial: o que escrevem e enviam as pessoas que cuidam dele, quem elas convidam, e o que anotam sobre as pessoas a quem agradecem, como um nome, um endereço e o que alguém fez: quem cuida do memorial vê isso, e tudo é apagado com ele. De visitantes: as respostas, as lembranças e fotos que enviam, as doações e o endereço de quem pede uma mensagem por ano. O número do seu cartão vai para a empresa de pagamentos, e nunca para nós. Um e-mail em resposta a um nosso vira uma lembrança, e o próprio e-mail é apagado em seguida.',
    },
    shown: {
      title: 'O que é mostrado em um memorial',
      text: 'O que escreveram as pessoas que cuidam dele, e os nomes, as palavras e as fotos de quem acrescentou algo. Vê o memorial quem a família deixa entrar: todos os que têm o link, quem conhece uma palavra, ou só quem cuida dele. De tudo o que é mostrado, removemos onde e quando uma foto foi tirada.',
    },
    notShown: {
      title: 'O que não é mostrado',
      text: 'Os endereços de e-mail, a lista de pessoas convidadas e as respostas delas, e quem doou quanto são vistos por quem cuida do memorial, e não na página. O nome de quem doa sem mostrá-lo não é dito a ninguém. Os originais das fotos são guardados como chegaram, para a cópia da própria família e para imprimir.',
    },
    others: {
      title: 'Quem mais recebe algo',
      text: 'As empresas que levam nossos e-mails, hospedam nosso banco de dados e nossos arquivos, e recebem os pagamentos, na medida em que o trabalho delas precisa. Onde você paga com cartão, o formulário da própria empresa de pagamentos faz parte da página. Mais ninguém: nenhuma contagem de visitas, nem letras, imagens ou mapas vindos de outros lugares.',
    },
    device: {
      title: 'No seu dispositivo',
      text: 'Que você entrou na conta, e o que você começou e ainda não salvou, fica guardado no seu navegador até que você saia ou termine. Os cookies lembram seu idioma, um memorial que você abriu com uma palavra, e o navegador com que você entrou. Não há outros.',
    },
    long: {
      title: 'Por quanto tempo',
      text: 'Um memorial é guardado por um ano a partir do dia em que é pago, e por mais tempo se for prolongado. Escrevemos a quem cuida dele 60 dias, 14 dias e um dia antes. Passados mais 30 dias, a página se fecha, e 60 dias mais tarde tudo é excluído; até lá, por 90 dias ao todo, ele pode ser prolongado. Um memorial que nunca foi pago fica até que quem é titular o exclua. O que é excluído pode ser trazido de volta por 30 dias, e depois desaparece para sempre. Os pagamentos e as doações ficam na nossa contabilidade, sem o seu nome quando sua conta deixar de existir, ou o memorial, se você doou sem conta.',
    },
    rights: {
      title: 'O que você pode pedir',
      text: 'Ver o que guardamos, levar com você, pedir que seja corrigido ou excluído, ou se opor. No seu perfil, você pode baixar tudo o que guardamos sobre você, e excluir sua conta. O que você acrescentou a um memorial fica lá, então, sem o seu nome, a menos que você o retire antes; o que uma família imprimiu ou baixou não pode ser recolhido. Sem conta, ou para qualquer outra coisa, escreva para <mail>{email}</mail>. Você também pode reclamar à autoridade de proteção de dados do seu país.',
    },
    why: {
      title: 'Por que podemos guardar',
      text: 'Para fazer aquilo que foi pago por quem cuida do memorial; para que uma família possa convidar e receber respostas, até que alguém não queira mais e-mails; o que visitantes acrescentam, porque assim escolhem; e os pagamentos e as doações, porque a lei de contabilidade o exige.',
    },
  },
  terms: {
    pageTitle: `Termos · ${brand.name}`,
    title: 'Termos',
    lead: 'O que você pode esperar de nós, e o que pedimos a você.',
    cost: {
      title: 'Quanto custa',
      text: '{price} por um ano, com impostos incluídos, em um pagamento único. Nada se renova sozinho; outro ano custa o mesmo. Visitar, responder e acrescentar lembranças não custa nada. Os direitos que a lei dá a você como cliente continuam como são.',
    },
    yours: {
      title: 'O que é seu continua seu',
      text: 'As fotos e as palavras pertencem a quem as fez. Você nos permite mostrá-las no memorial e fazer com elas o que pede quem cuida dele, como um livro ou um filme, e nada mais.',
    },
    hosts: {
      title: 'Quem decide sobre um memorial',
      text: 'A pessoa que o começou, e aquelas a quem ela pediu ajuda. Elas decidem quem o vê, e podem ocultar ou remover o que outras pessoas acrescentam.',
    },
    refused: {
      title: 'O que não tem lugar aqui',
      text: 'Palavras que ferem, segredos de outras pessoas, e imagens que você não pode mostrar. Podemos ocultar um memorial que infrinja a lei ou prejudique alguém. A família sempre pode escrever para nós sobre isso.',
    },
    gifts: {
      title: 'Doações',
      text: 'Quem recebe uma doação, e quando, está escrito junto ao fundo, segundo a família; nós não verificamos. As doações são pagas à conta que foi indicada para o fundo ou para o memorial; onde não há nenhuma, {operator} as recebe e as repassa. A taxa de processamento é mostrada antes de você pagar. Você não pode retirar uma doação por conta própria, mas pode escrever para nós.',
    },
    end: {
      title: 'Quando o tempo dele termina',
      text: 'Quem cuida do memorial pode baixar tudo em um só arquivo a qualquer momento, e convém que o faça: as suas próprias cópias são as mais seguras. Depois do ano e de mais 30 dias, a página se fecha; 60 dias mais tarde, tudo o que é dele é excluído.',
    },
    owner: {
      title: 'Quando quem é titular não pode mais cuidar dele',
      text: 'Uma pessoa corresponsável continua com tudo. Se não houver, a família pode escrever para nós: escrevemos a todas as pessoas que cuidam do memorial e esperamos catorze dias, em que qualquer uma delas pode impedi-lo, antes que ele passe a outras mãos. As pessoas indicadas podem baixar tudo. Se um dia não estivermos mais aqui, o que foi baixado abre sem nós.',
    },
    wrong: {
      title: 'Se algo der errado',
      text: 'Escreva para <mail>{email}</mail>. Fazemos o que podemos para corrigir, e contamos a você o que aconteceu.',
    },
  },
}
