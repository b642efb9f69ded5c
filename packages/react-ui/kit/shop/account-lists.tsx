import { DeviceCards } from '../../src/account/device-cards/device-cards.tsx'
import { KeptBasketList } from '../../src/account/kept-baskets/kept-basket-list.tsx'
import { Notification } from '../../src/account/notification-list/notification.tsx'
import {
  NewNotifications,
  NotificationList
} from '../../src/account/notification-list/notification-list.tsx'
import { PasskeyCards } from '../../src/account/passkey-cards/passkey-cards.tsx'
import { SavedAddresses } from '../../src/account/saved-addresses/saved-addresses.tsx'
import { SignOut } from '../../src/account/sign-out/sign-out.tsx'
import { Sample, State } from '../sample.tsx'
import { serveAccount } from './account-data.ts'
import { InShop, ReadAgain } from './in-shop.tsx'
import { openSampleShop } from './open-shop.ts'

const { store, page } = await openSampleShop('member', { serve: serveAccount, chosen: [401] })
const readDevices = () => page<'user-profile-devices'>('/user/profile/devices')
const readBaskets = () => page<'user-profile-baskets'>('/user/profile/baskets')
const readAddresses = () => page<'user-profile-addresses'>('/user/profile/addresses')
const [devices, baskets, addresses, notifications] = await Promise.all([
  readDevices(),
  readBaskets(),
  readAddresses(),
  page<'user-profile-notifications'>('/user/profile/notifications')
])
const { cards } = notifications.data
const fresh = cards.filter(({ isRead }) => !isRead)
const idle = async () => undefined

/** What a member has several of. */
export const AccountLists = () => (
  <InShop store={store}>
    <Sample of="sign-out">
      <SignOut />
    </Sample>
    <Sample of="device-cards" variant="rows">
      <ReadAgain start={devices} read={readDevices}>
        {({ data }, again) => <DeviceCards devices={data.devices} onEnded={again} />}
      </ReadAgain>
    </Sample>
    <Sample of="passkey-cards" variant="rows">
      <ReadAgain start={devices} read={readDevices}>
        {({ sections }, again) => (
          <PasskeyCards passkeys={sections.passkeys ?? []} onChanged={again} />
        )}
      </ReadAgain>
    </Sample>
    <Sample of="kept-baskets" variant="rows" tall>
      <ReadAgain start={baskets} read={readBaskets}>
        {({ data }, again) => <KeptBasketList page={data} onChanged={again} />}
      </ReadAgain>
    </Sample>
    <Sample of="saved-addresses" variant="rows">
      <State name="Список">
        <ReadAgain start={addresses} read={readAddresses}>
          {({ data }, again) => (
            <SavedAddresses page={data.page} {...{ onChanged: again, onSaved: again }} />
          )}
        </ReadAgain>
      </State>
      <State name="Форма нового адреса">
        <SavedAddresses
          page={{ ...addresses.data.page, editing: { address: undefined } }}
          {...{ onChanged: idle, onSaved: idle }}
        />
      </State>
      <State name="Адресов ещё нет">
        <SavedAddresses
          page={{ ...addresses.data.page, cards: [] }}
          {...{ onChanged: idle, onSaved: idle }}
        />
      </State>
    </Sample>
    <Sample of="notification-list" variant="rows">
      <State name="Список">
        <NotificationList list={notifications.data} />
      </State>
      <State name="Новые">
        <NewNotifications cards={fresh} />
      </State>
      <State name="Одно, открытое">
        {cards.slice(2).map(card => (
          <Notification key={card.id} card={card} />
        ))}
      </State>
    </Sample>
  </InShop>
)
