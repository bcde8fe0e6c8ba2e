FROM debian:bookworm-slim

WORKDIR /app
COPY requirements.lock ./
COPY deploy/install.sh deploy/install.sh
RUN sh deploy/install.sh

COPY bot.py ./
COPY cogs cogs
COPY data data
COPY engine engine
COPY metrics metrics
COPY play play
COPY render render
COPY store store
COPY words words

USER caravel
VOLUME ["/app/var", "/app/backups"]
STOPSIGNAL SIGTERM
ENTRYPOINT [".venv/bin/python"]
CMD ["bot.py", "run"]
