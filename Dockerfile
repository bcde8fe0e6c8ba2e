FROM debian:bookworm-slim

WORKDIR /app
# games.txt lists the guests; the brackets make it optional.
COPY requirements.lock games.tx[t] ./
COPY deploy/install.sh deploy/games.py deploy/
RUN sh deploy/install.sh

COPY bot.py LICENSE ./
COPY caravel caravel
COPY cogs cogs
COPY data data
COPY docs/privacy.md docs/terms.md docs/
COPY engine engine
COPY games games
COPY metrics metrics
COPY play play
COPY render render
COPY store store
COPY words words

USER caravel
VOLUME ["/app/var", "/app/backups"]
STOPSIGNAL SIGTERM
ENTRYPOINT [".venv/bin/python"]
# --stay: with a refused token it waits to be stopped. Docker would start it over and over.
CMD ["bot.py", "run", "--stay"]
