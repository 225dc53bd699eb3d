//! A real store that fails by order: it refuses, hangs, is slow, or does not say whether it has written.

use crate::support::{House, config, file, table_for_two};
use serde_json::json;
use server::api::Time;
use server::store::{
    self, EntryRow, Header, Later, LobbyRow, NewEntry, NewRow, NewSession, Notice, Store,
    StoreError, User,
};
use server::{Clock, Config};
use std::sync::Arc;
use tabletop::CardFile;
use tokio::sync::{mpsc, watch};

/// What is wrong with the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nothing.
    None,
    /// It takes no writes, as on a full disk.
    Refuse,
    /// It answers nothing, reads neither, until it is told something else; then it does what it was asked.
    Hang,
    /// Whatever it does takes so many milliseconds by the server's clock.
    Slow(Time),
    /// It writes, and then says that it has failed, as when the connection is lost in between.
    WriteAndFail,
    /// The same, and nothing can be read either.
    WriteAndVanish,
}

/// A store with a switch.
pub struct Faulty {
    real: Arc<dyn Store>,
    clock: Clock,
    fault: watch::Receiver<Fault>,
    appends: watch::Sender<u32>,
}

/// What turns the switch, and hears how often an entry was to be appended.
pub struct Switch {
    fault: watch::Sender<Fault>,
    appends: watch::Receiver<u32>,
}

impl Switch {
    /// From now on this is wrong.
    pub fn turn(&self, fault: Fault) {
        self.fault.send_replace(fault);
    }

    /// How often an entry was to be appended.
    pub fn appends(&self) -> u32 {
        *self.appends.borrow()
    }

    /// Waits until an entry has been there to be appended more often.
    pub async fn another_append(&self, before: u32) {
        let mut appends = self.appends.clone();
        appends.wait_for(|&appends| appends > before).await.unwrap();
    }
}

impl Faulty {
    /// Puts a switch before a store.
    pub fn new(real: Arc<dyn Store>, clock: Clock) -> (Arc<Faulty>, Switch) {
        let (switch, fault) = watch::channel(Fault::None);
        let (count, appends) = watch::channel(0);
        let store = Faulty {
            real,
            clock,
            fault,
            appends: count,
        };
        let switch = Switch {
            fault: switch,
            appends,
        };
        (Arc::new(store), switch)
    }

    async fn get_through(&self) -> Fault {
        let mut fault = self.fault.clone();
        let hangs = |fault: &Fault| *fault == Fault::Hang;
        // An error means that the switch is gone: nothing changes any more.
        let fault = fault.wait_for(|fault| !hangs(fault)).await;
        let fault = fault.map_or(Fault::None, |fault| *fault);
        if let Fault::Slow(milliseconds) = fault {
            self.clock.pass(milliseconds);
        }
        fault
    }

    fn read<'a, T: 'a>(&'a self, work: Later<'a, T>) -> Later<'a, T> {
        Box::pin(async move {
            match self.get_through().await {
                Fault::WriteAndVanish => Err(StoreError("nobody answers".to_owned())),
                _ => work.await,
            }
        })
    }

    fn write<'a, T: Send + 'a>(&'a self, work: Later<'a, T>) -> Later<'a, T> {
        Box::pin(async move {
            match self.get_through().await {
                Fault::Refuse => Err(StoreError("there is no room".to_owned())),
                Fault::WriteAndFail | Fault::WriteAndVanish => {
                    work.await?;
                    Err(StoreError("the connection was lost".to_owned()))
                }
                Fault::None | Fault::Hang | Fault::Slow(_) => work.await,
            }
        })
    }
}

impl Store for Faulty {
    fn add_user<'a>(&'a self, user: &'a User, now: Time) -> Later<'a, bool> {
        self.write(self.real.add_user(user, now))
    }

    fn rename_user<'a>(&'a self, user: &'a str, name: &'a str) -> Later<'a, ()> {
        self.write(self.real.rename_user(user, name))
    }

    fn make_member<'a>(&'a self, user: &'a User) -> Later<'a, bool> {
        self.write(self.real.make_member(user))
    }

    fn user_of_login<'a>(&'a self, login: &'a str) -> Later<'a, Option<User>> {
        self.read(self.real.user_of_login(login))
    }

    fn change_password<'a>(
        &'a self,
        user: &'a str,
        password: &'a str,
        session: &'a str,
    ) -> Later<'a, ()> {
        self.write(self.real.change_password(user, password, session))
    }

    fn add_session<'a>(&'a self, session: &'a NewSession) -> Later<'a, ()> {
        self.write(self.real.add_session(session))
    }

    fn user_of_session<'a>(&'a self, hash: &'a str, after: Time) -> Later<'a, Option<User>> {
        self.read(self.real.user_of_session(hash, after))
    }

    fn sessions_of<'a>(&'a self, user: &'a str, after: Time) -> Later<'a, Vec<NewSession>> {
        self.read(self.real.sessions_of(user, after))
    }

    fn end_session<'a>(&'a self, user: &'a str, hash: &'a str) -> Later<'a, bool> {
        self.write(self.real.end_session(user, hash))
    }

    fn end_other_sessions<'a>(&'a self, user: &'a str, hash: &'a str) -> Later<'a, ()> {
        self.write(self.real.end_other_sessions(user, hash))
    }

    fn add_table<'a>(&'a self, row: &'a NewRow, header: &'a Header) -> Later<'a, ()> {
        self.write(self.real.add_table(row, header))
    }

    fn setup<'a>(&'a self, table: &'a str) -> Later<'a, Option<String>> {
        self.read(self.real.setup(table))
    }

    fn invited<'a>(&'a self, invite: &'a str) -> Later<'a, Option<String>> {
        self.read(self.real.invited(invite))
    }

    fn entries<'a>(&'a self, table: &'a str, after: u32) -> Later<'a, Vec<EntryRow>> {
        self.read(self.real.entries(table, after))
    }

    fn append<'a>(&'a self, table: &'a str, entry: NewEntry) -> Later<'a, bool> {
        self.appends.send_modify(|appends| *appends += 1);
        self.write(self.real.append(table, entry))
    }

    fn keep_cards<'a>(&'a self, cards: &'a CardFile) -> Later<'a, ()> {
        self.write(self.real.keep_cards(cards))
    }

    fn cards<'a>(&'a self, game: &'a str, name: &'a str) -> Later<'a, Option<String>> {
        self.read(self.real.cards(game, name))
    }

    fn seated_at<'a>(&'a self, user: &'a str) -> Later<'a, Vec<String>> {
        self.read(self.real.seated_at(user))
    }

    fn tables_of<'a>(&'a self, user: &'a str, finished: bool) -> Later<'a, Vec<(LobbyRow, u8)>> {
        self.read(self.real.tables_of(user, finished))
    }

    fn listed<'a>(&'a self, state: &'static str) -> Later<'a, Vec<LobbyRow>> {
        self.read(self.real.listed(state))
    }

    fn due(&self, before: Time) -> Later<'_, Vec<String>> {
        self.read(self.real.due(before))
    }

    fn tables(&self) -> Later<'_, Vec<String>> {
        self.read(self.real.tables())
    }

    fn begin(&self, now: Time) -> Later<'_, ()> {
        self.write(self.real.begin(now))
    }

    fn outage(&self, began: Time, ended: Time) -> Later<'_, ()> {
        self.write(self.real.outage(began, ended))
    }

    fn pulse(&self, now: Time) -> Later<'_, ()> {
        self.write(self.real.pulse(now))
    }

    fn outages(&self, after: Time) -> Later<'_, Vec<(Time, Time)>> {
        self.read(self.real.outages(after))
    }

    fn serving(&self, yes: bool) -> Later<'_, ()> {
        self.write(self.real.serving(yes))
    }

    fn listen(&self) -> Later<'_, Option<mpsc::Receiver<Option<Notice>>>> {
        self.real.listen()
    }

    fn announce<'a>(&'a self, notice: &'a Notice) -> Later<'a, ()> {
        self.write(self.real.announce(notice))
    }
}

impl House {
    /// A server whose store fails by order, and whose clock is moved.
    pub async fn with_faults(change: impl FnOnce(&mut Config)) -> (House, Switch, Clock) {
        let folder = tempfile::tempdir().unwrap();
        let mut config = config(&file(folder.path()));
        change(&mut config);
        let clock = Clock::default();
        let real = store::open(&config.database).await.unwrap();
        let (store, switch) = Faulty::new(real, clock.clone());
        let running = server::start_with(config, store, clock.clone()).await;
        let house = House {
            running: running.unwrap(),
            folder,
            http: reqwest::Client::new(),
        };
        (house, switch, clock)
    }
}

#[tokio::test]
async fn a_store_fails_as_it_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let real = store::open(&file(folder.path())).await.unwrap();
    let clock = Clock::default();
    let (store, switch) = Faulty::new(Arc::clone(&real), clock.clone());
    let user = |id: &str| User {
        id: id.to_owned(),
        name: "Ola".to_owned(),
        login: Some(id.to_owned()),
        password: None,
    };
    let is_there = async |id: &str| real.user_of_login(id).await.unwrap().is_some();

    switch.turn(Fault::Refuse);
    assert!(store.add_user(&user("refused"), 0).await.is_err());
    assert!(store.user_of_login("refused").await.unwrap().is_none());

    switch.turn(Fault::WriteAndFail);
    assert!(store.add_user(&user("open"), 0).await.is_err());
    assert!(is_there("open").await);

    switch.turn(Fault::Slow(60_000));
    let before = clock.now();
    assert!(store.add_user(&user("slow"), 0).await.unwrap());
    assert!(clock.now() - before >= 60_000);

    switch.turn(Fault::Hang);
    let hanging = tokio::spawn(async move { store.add_user(&user("hanging"), 0).await });
    assert!(!is_there("hanging").await);
    switch.turn(Fault::None);
    assert!(hanging.await.unwrap().unwrap());
    assert!(is_there("hanging").await);
}

#[tokio::test]
async fn a_server_whose_store_takes_nothing_refuses_and_goes_on_later() {
    let (house, switch, _) = House::with_faults(|_| {}).await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await.id;
    let say = json!({ "seat": 0, "text": "Hello" });
    switch.turn(Fault::Refuse);
    let refused = ola.act(&table, "chat", say.clone()).await.unwrap_err();
    assert_eq!(refused.id, "not-saved");
    switch.turn(Fault::None);
    ola.act(&table, "chat", say).await.unwrap();
    assert_eq!(jan.state(&table, 1, None).await.unwrap().chat.list.len(), 1);
}

#[tokio::test]
async fn what_was_written_though_the_store_said_it_failed_is_acknowledged() {
    let (house, switch, _) = House::with_faults(|_| {}).await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await.id;
    let question = ola.state(&table, 0, None).await.unwrap().question.unwrap();
    switch.turn(Fault::WriteAndFail);
    let say = json!({ "seat": 0, "text": "Hello" });
    ola.act(&table, "chat", say).await.unwrap();
    ola.choose_nth(&table, 0, &question, 0).await.unwrap();
    let shown = jan.state(&table, 1, None).await.unwrap();
    assert_eq!((shown.chat.list.len(), shown.decisions), (1, 1));
}

#[tokio::test]
async fn what_is_sent_again_because_nobody_knows_whether_it_was_written_is_there_once() {
    let (house, switch, _) = House::with_faults(|_| {}).await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await.id;
    let question = ola.state(&table, 0, None).await.unwrap().question.unwrap();
    let say = json!({ "seat": 0, "text": "Hello" });
    let same = ola.clone();
    let lines = async || same.state(&table, 0, None).await.unwrap().chat.list.len();
    switch.turn(Fault::WriteAndVanish);
    let refused = ola.act(&table, "chat", say.clone()).await.unwrap_err();
    assert_eq!(refused.id, "not-saved");
    switch.turn(Fault::None);
    ola.act(&table, "chat", say.clone()).await.unwrap();
    assert_eq!(lines().await, 1);
    // Whoever says the same once more says it twice.
    ola.act(&table, "chat", say).await.unwrap();
    assert_eq!(lines().await, 2);
    switch.turn(Fault::WriteAndVanish);
    let refused = ola.choose_nth(&table, 0, &question, 0).await;
    assert_eq!(refused.unwrap_err().id, "not-saved");
    switch.turn(Fault::None);
    ola.choose_nth(&table, 0, &question, 0).await.unwrap();
    let shown = jan.state(&table, 1, None).await.unwrap();
    assert_eq!(shown.decisions, 1);
}
