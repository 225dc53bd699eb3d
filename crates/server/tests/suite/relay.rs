//! A plain proxy: each connection goes to the next of several servers, whoever comes; and all can be cut.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

pub struct Relay {
    pub address: SocketAddr,
    open: watch::Sender<bool>,
    accepting: JoinHandle<()>,
}

impl Relay {
    pub async fn new(servers: Vec<SocketAddr>) -> Relay {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (open, is_open) = watch::channel(true);
        let (servers, turn) = (Arc::new(servers), Arc::new(AtomicUsize::new(0)));
        let accepting = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (servers, turn) = (Arc::clone(&servers), Arc::clone(&turn));
                let mut is_open = is_open.clone();
                tokio::spawn(async move {
                    tokio::select! {
                        // Also if nobody can open it any more.
                        _ = is_open.wait_for(|open| !open) => {}
                        () = pass_on(stream, &servers, &turn) => {}
                    }
                });
            }
        });
        Relay {
            address,
            open,
            accepting,
        }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Breaks all connections, and lets none through until it is mended.
    pub fn cut(&self) {
        self.open.send_replace(false);
    }

    pub fn mend(&self) {
        self.open.send_replace(true);
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

/// To the next server that is there.
async fn pass_on(mut stream: TcpStream, servers: &[SocketAddr], turn: &AtomicUsize) {
    for _ in servers {
        let server = servers[turn.fetch_add(1, Relaxed) % servers.len()];
        if let Ok(mut there) = TcpStream::connect(server).await {
            // Either end may break off.
            let _ = copy_bidirectional(&mut stream, &mut there).await;
            return;
        }
    }
}
