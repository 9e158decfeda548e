import { onServer, openScreen, save, toEditScreen } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { aPhoto } from './support/photos.ts'

// Edit Memorial Details.

test('name, photo, date, address and details are changed and cleared; the dashboard and the step show the changes', async ({
  page,
  server,
}) => {
  const place = await toEditScreen(page, server, 'edit-details', {
    address: 'St Anne’s Chapel',
    details: 'Parking behind the hall',
  })
  const saveButton = page.getByRole('button', { name: 'Save', exact: true })
  const name = page.getByLabel('Name of Person')
  await expect(page.getByLabel('Address')).toHaveValue('St Anne’s Chapel')

  await name.fill('')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(saveButton).toBeDisabled()
  await name.fill('Margaret Hollis')
  await page.getByLabel('Memorial Date').fill('2031-11-28')
  await expect(page.getByText('Fri, Nov 28, 2031')).toBeVisible()
  await page.getByLabel('Address').fill('')
  await page.getByLabel('Additional Details').fill('No flowers, please')

  const photo = await aPhoto('margaret.jpg')
  const tooLarge = { ...photo, buffer: Buffer.concat([photo.buffer, Buffer.alloc(10_485_760)]) }
  const file = page.locator('main input[type=file]').first()
  await file.setInputFiles(tooLarge)
  await expect(page.getByText('Please choose an image up to 10 MB.')).toBeVisible()
  await file.setInputFiles(photo)
  await expect(page.getByAltText('Margaret', { exact: true })).toBeVisible()
  await save(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Hollis' })).toBeVisible()
  const saved = await onServer(server, place)
  expect(saved).toMatchObject({
    nameOfPerson: 'Margaret Hollis',
    memorialDate: '2031-11-28',
    address: null,
    details: 'No flowers, please',
    profilePhoto: { mediaType: 0 },
  })

  await page.goto('/who')
  await expect(page.getByLabel('What is the name of your loved one?')).toHaveValue('Margaret Hollis')
  await expect(page.getByLabel('Memorial Date')).toHaveValue('2031-11-28')
  await expect(page.getByText('All changes saved')).toBeVisible()

  await openScreen(page, 'edit-details')
  await file.setInputFiles(tooLarge)
  await expect(page.getByText('Please choose an image up to 10 MB.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the photo of Margaret' }).click()
  await expect(page.getByText('Choose a photo')).toBeVisible()
  await expect(page.getByText('Please choose an image up to 10 MB.')).toBeHidden()
  await page.getByLabel('Memorial Date').fill('')
  await save(page)
  expect(await onServer(server, place)).toMatchObject({ profilePhoto: null, memorialDate: null })
})
